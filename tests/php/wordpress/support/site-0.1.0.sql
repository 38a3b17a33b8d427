CREATE TABLE {prefix}mullion_limits (
    bucket varchar(80) NOT NULL,
    hits int unsigned NOT NULL,
    expires bigint unsigned NOT NULL,
    PRIMARY KEY  (bucket),
    KEY expires (expires)
);
CREATE TABLE {prefix}mullion_subscribers (
    id bigint unsigned NOT NULL AUTO_INCREMENT,
    email varchar(190) NOT NULL,
    status varchar(12) NOT NULL,
    secret char(64) NOT NULL,
    consent text NOT NULL,
    consent_version varchar(12) NOT NULL,
    source varchar(500) NOT NULL,
    address_hash varchar(64) NOT NULL,
    created bigint unsigned NOT NULL,
    confirmed bigint unsigned NOT NULL DEFAULT 0,
    unsubscribed bigint unsigned NOT NULL DEFAULT 0,
    PRIMARY KEY  (id),
    UNIQUE KEY email (email),
    KEY status (status,created)
);
CREATE TABLE {prefix}mullion_login_tickets (
    ticket char(64) NOT NULL,
    browser char(64) NOT NULL,
    content text NOT NULL,
    expires bigint unsigned NOT NULL,
    PRIMARY KEY  (ticket),
    KEY expires (expires)
);
CREATE TABLE {prefix}mullion_logins (
    identity char(64) NOT NULL,
    provider varchar(20) NOT NULL,
    subject varchar(255) NOT NULL,
    email varchar(100) NOT NULL DEFAULT '',
    user_id bigint unsigned NOT NULL,
    created datetime NOT NULL,
    PRIMARY KEY  (identity),
    KEY user_id (user_id)
);
INSERT INTO {prefix}mullion_limits VALUES ('newsletter:abc', 3, 4102444800);
INSERT INTO {prefix}mullion_logins VALUES ('9f0c', 'google', '1234567890', 'quen@example.com', 7, '2026-01-02 03:04:05');
INSERT INTO {prefix}mullion_login_tickets VALUES ('ab12', 'cd34', '{}', 1700000000);
INSERT INTO {prefix}mullion_subscribers VALUES (1, 'moi@example.com', 'pending', 's1', 'Cửa hàng gửi ưu đãi', '1', 'https://shop.test/', 'h1', 1700000000, 0, 0);
INSERT INTO {prefix}mullion_subscribers VALUES (2, 'quen@example.com', 'confirmed', 's2', 'Cửa hàng gửi ưu đãi', '1', 'https://shop.test/', 'h2', 1700000000, 1700000600, 0);
INSERT INTO {prefix}mullion_subscribers VALUES (3, 'roi@example.com', 'unsubscribed', 's3', 'Cửa hàng gửi ưu đãi', '1', 'https://shop.test/', 'h3', 1700000000, 1700000600, 1700009000);
