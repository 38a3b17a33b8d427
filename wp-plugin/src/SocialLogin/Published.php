<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;

/**
 * One document that a provider publishes for everybody, and the copy of it that is kept.
 *
 * One request at a time asks for it. While it does, and where the provider does not answer, an old copy has to
 * do; without one, a moment's patience.
 */
final class Published
{
    private const WAIT = 1;

    /**
     * @param string $name  Of the transient.
     * @param int    $lasts Seconds after which even an old copy is none any more.
     */
    public function __construct(
        private readonly Http $http,
        private readonly string $name,
        private readonly int $lasts,
    ) {}

    /**
     * The document, or of it what `$check` gives.
     *
     * @param \Closure(array<mixed>, int): bool     $isNew Whether a copy of this age in seconds will do.
     * @param \Closure(array<mixed>): array<mixed>  $check Throws where it isn't what it has to be.
     *
     * @return array<mixed>
     *
     * @throws LoginError When there is neither an answer nor a copy.
     */
    public function get(string $url, \Closure $isNew, \Closure $check): array
    {
        $copy = $this->copy();
        if ($copy !== null && $isNew($copy['set'], time() - $copy['at'])) {
            return $check($copy['set']);
        }
        $ask = function () use ($url, $isNew, $check): array {
            // Whoever was at it before may have brought it.
            $copy = $this->copy();
            return $copy !== null && $isNew($copy['set'], time() - $copy['at'])
                ? $check($copy['set'])
                : $this->keep($check($this->http->document($url)));
        };
        try {
            return Turns::take(Http::server($url), 1, $copy === null ? self::WAIT : 0, $ask);
        } catch (LoginError $error) {
            return $copy === null ? throw $error : $check($copy['set']);
        }
    }

    /** @return array{set: array<mixed>, at: int}|null */
    private function copy(): ?array
    {
        $copy = get_transient($this->name);
        $isOne = is_array($copy) && is_array($copy['set'] ?? null) && is_int($copy['at'] ?? null);
        return $isOne && $copy['at'] > time() - $this->lasts ? ['set' => $copy['set'], 'at' => $copy['at']] : null;
    }

    /**
     * @param array<mixed> $set
     *
     * @return array<mixed>
     */
    private function keep(array $set): array
    {
        set_transient($this->name, ['set' => $set, 'at' => time()], $this->lasts);
        return $set;
    }
}
