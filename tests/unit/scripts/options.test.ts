// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { parsePort, parseStartOptions } from '../../../scripts/lib/options.mjs';
import { isOlder, isVersion } from '../../../scripts/lib/versions.mjs';

describe('the options of npm start', () => {
  test('without any, the WordPress of the project runs with the stand-in shop', () => {
    const options = parseStartOptions([]);
    expect(options).toMatchObject({
      wp: '6.5',
      woocommerce: 'stand-in',
      php: '8.3',
      port: 9400,
      reset: false,
    });
  });

  test('each is taken over', () => {
    const args = [
      '--wp',
      'latest',
      '--woocommerce',
      '/shop',
      '--php=8.1',
      '--port',
      '9500',
      '--theme',
      '/t',
      '--reset',
    ];
    const options = { wp: 'latest', woocommerce: '/shop', php: '8.1', port: 9500, theme: '/t', reset: true };
    expect(parseStartOptions(args)).toMatchObject(options);
  });

  test.each([
    [['--php', '7.4'], '--php 7.4 is not available. Choose one of 8.1, 8.2, 8.3, 8.4, 8.5, native.'],
    [['--port', '80a'], '--port 80a is no port. Give a number from 1 to 65535.'],
    [
      ['--wordpress', '6.5'],
      "Unknown option '--wordpress'. See npm start -- --help for the options there are.",
    ],
    [['6.5'], "Unexpected argument '6.5'. See npm start -- --help for the options there are."],
    [['--woocommerce', ''], '--woocommerce is empty. Give it a value; see npm start -- --help.'],
  ])('%j is one line that names the thing and the remedy', (args, message) => {
    expect(() => parseStartOptions(args)).toThrow(message);
    expect(message).not.toContain('\n');
  });

  test.each(['0', '65536', '-1', '1.5', ''])('"%s" is no port', (value) => {
    expect(() => parsePort(value)).toThrow('is no port');
  });
});

describe('versions', () => {
  test.each(['6.5', '8.9.1', '6.6-RC3'])('%s is one', (text) => expect(isVersion(text)).toBe(true));
  test.each(['latest', './6.5', '6', '/tmp/woocommerce-8.9.1.zip'])('%s is none', (text) =>
    expect(isVersion(text)).toBe(false),
  );

  test('are compared by number, not by text', () => {
    expect(isOlder('6.4.9', '6.5')).toBe(true);
    expect(isOlder('8.10', '8.9.1')).toBe(false);
    expect(isOlder('6.5', '6.5.0')).toBe(false);
    expect(isOlder('6.5-RC1', '6.5')).toBe(false);
  });
});
