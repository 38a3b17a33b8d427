<?php

/**
 * Social login: links to each provider's whole page, which the script opens in a popup instead.
 *
 * @var array{
 *     label: scalar,
 *     text: scalar,
 *     hint: scalar,
 *     providers: list<array{id: scalar, label: scalar, url: scalar}>,
 * } $props
 */

defined('ABSPATH') || exit;

?>
<?php if ($props['providers'] !== []) : ?>
    <p class="mullion-social-login__label"><?php echo esc_html((string) $props['label']); ?></p>
    <ul class="mullion-social-login__list">
        <?php foreach ($props['providers'] as $provider) : ?>
            <?php $id = sanitize_key((string) $provider['id']); ?>
            <li>
                <a
                    class="mullion-social-login__button mullion-social-login__button--<?php echo esc_attr($id); ?>"
                    href="<?php echo esc_url((string) $provider['url']); ?>"
                    rel="nofollow"
                    data-url="<?php echo esc_url((string) $provider['url']); ?>"
                    data-title="mullion-login-<?php echo esc_attr($id); ?>"
                    data-replay=""
                >
                    <svg class="mullion-social-login__icon" viewBox="0 0 24 24" aria-hidden="true">
                        <?php if ($id === 'google') : ?>
                            <path
                                fill="#4285f4"
                                d="M23 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.2a5.3 5.3 0 0 1-2.3 3.4v2.9h3.7c2.2-2
                                    3.4-4.9 3.4-8.5z"
                            ></path>
                            <path
                                fill="#34a853"
                                d="M12 23.5c3.1 0 5.7-1 7.6-2.8l-3.7-2.8a6.9 6.9 0 0 1-10.4-3.7H1.7v3A11.5 11.5
                                    0 0 0 12 23.5z"
                            ></path>
                            <path
                                fill="#fbbc05"
                                d="M5.5 14.2a6.9 6.9 0 0 1 0-4.4v-3H1.7a11.5 11.5 0 0 0 0 10.4z"
                            ></path>
                            <path
                                fill="#ea4335"
                                d="M12 5.1c1.7 0 3.2.6 4.4 1.7l3.3-3.3A11.5 11.5 0 0 0 1.7 6.8l3.8 3A6.9 6.9 0 0
                                    1 12 5.1z"
                            ></path>
                        <?php elseif ($id === 'facebook') : ?>
                            <path
                                fill="#fff"
                                d="M24 12a12 12 0 1 0-13.9 11.9v-8.4h-3V12h3V9.4c0-3 1.8-4.7 4.5-4.7 1.3 0 2.7.3
                                    2.7.3v2.9h-1.5c-1.5 0-2 1-2 1.9V12h3.4l-.6 3.5h-2.8v8.4A12 12 0 0 0 24 12z"
                            ></path>
                        <?php elseif ($id === 'zalo') : ?>
                            <path
                                fill="#fff"
                                d="M12 1.5C5.9 1.5 1 5.8 1 11.2c0 3 1.6 5.8 4 7.5l-.8 3.6 4-1.9c1.2.3 2.5.5
                                    3.8.5 6.1 0 11-4.3 11-9.7S18.1 1.5 12 1.5zM8 7.8h8v1.4l-5.3
                                    5.4H16v1.800H7.8V15l5.3-5.4H8z"
                            ></path>
                        <?php else : ?>
                            <path
                                fill="currentColor"
                                d="M15 2a7 7 0 0 0-6.7 9L2 17.3V22h4.7v-2.5h2.5V17h2.5l1.3-1.3A7 7 0 1 0 15 2zm2
                                    7a2 2 0 1 1 0-4 2 2 0 0 1 0 4z"
                            ></path>
                        <?php endif; ?>
                    </svg>
                    <span><?php
                        echo esc_html(str_replace('%s', (string) $provider['label'], (string) $props['text']));
                    ?></span>
                    <?php if ((string) $props['hint'] !== '') : ?>
                        <span class="mullion-social-login__hint mullion-visually-hidden"><?php
                            echo esc_html("({$props['hint']})");
                        ?></span>
                    <?php endif; ?>
                </a>
            </li>
        <?php endforeach; ?>
    </ul>
<?php endif; ?>
