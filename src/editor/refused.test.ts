import { describe, expect, test } from 'vitest';
import { refusalOf } from './refused';

const field = (kind: string, limits: { min?: number; max?: number } = {}) => ({
  kind,
  label: 'ID',
  ...limits,
});

describe('what a page would leave out', () => {
  test.each([
    ['identifier', {}, 'bảng giá'],
    ['identifier', {}, '#sizes'],
    ['integer', { min: 1000, max: 60000 }, 3],
    ['integer', { min: 1, max: 21 }, 22],
    ['integer', { min: 1, max: 21 }, 1.5],
    ['number', { min: -90, max: 90 }, 106.7],
  ])('is told at its control: %s %o %s', (kind, limits, value) => {
    expect(refusalOf(field(kind, limits), value)).toMatch(/^takes/);
  });

  test.each([
    ['identifier', {}, 'bang-gia_2'],
    ['identifier', {}, undefined],
    ['integer', { min: 1000, max: 60000 }, 1000],
    ['number', { min: -90, max: 90 }, 10.7769],
    ['number', {}, 0],
    ['text', {}, 'bảng giá #1'],
  ])('and nothing else is: %s %o %s', (kind, limits, value) => {
    expect(refusalOf(field(kind, limits), value)).toBeUndefined();
  });
});
