<?php

namespace Mullion\Vendor\JWT;

\defined('ABSPATH') || exit;

class SignatureInvalidException extends \UnexpectedValueException
{
}
