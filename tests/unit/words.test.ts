import { describe, expect, test } from 'vitest';
import { isSyllable } from '../e2e/helpers/syllables';
import { faultsOf, newTones } from '../e2e/helpers/vietnamese';

test.each(
  'nghiêng quốc giường khuỷu ngoằn yêu gì quý ghế thuở khuya uống ươm xoong huỳnh tiếng Ở ạ Đức'.split(' '),
)('%s is a Vietnamese syllable', (word) => {
  expect(isSyllable(word)).toBe(true);
});

test.each('cart is empty not get field Page has your ceo gê ka cập-nhật Wednesday tiengs mấtt'.split(' '))(
  '%s is none',
  (word) => {
    expect(isSyllable(word)).toBe(false);
  },
);

describe('what is no Vietnamese is found:', () => {
  test.each([
    'The username field is empty.',
    'Lỗi: The password you entered for the username an is incorrect.',
    'Billing Tên là mục bắt buộc.',
    '“Cửa đi 2 cánh” has been added to your cart.',
    'Page 1',
    'Clear options',
    'Submit',
    'Cửa Việt » Feed',
    'Search Results for “kính”',
    'Go on to the menu, an em',
    'Được xếp hạng 4.67 trên 5 sao',
    'Thời gian còn lại đến lúc 23:59 30 tháng 11, 2026',
    'Tháng mười một 30, 2026',
    'Khoá đa điểm',
    'thuỷ lực',
    'Bạn có mã ưu đãi?',
    'Sửa Địa chỉ thanh toán',
    'Xóa sản phẩm'.normalize('NFD'),
  ])('%s', (text) => {
    expect(faultsOf(text)).not.toEqual([]);
  });
});

describe('what is Vietnamese passes:', () => {
  test.each([
    'Vui lòng nhập đúng địa chỉ email, ví dụ ten@example.com.',
    'Hiển thị 1–18 trong 45 sản phẩm',
    'Được xếp hạng 4,67 trên 5 sao',
    'Hết hạn lúc 23:59 ngày 30 tháng 11 năm 2026',
    'Giá 1.250.000 ₫, kính 8,38 mm, mã CV-D55-1',
    'Xin cám ơn !',
    'Thanh toán khi nghiệm thu (COD)',
    'Quý khách hoàn toàn yên tâm',
    'Menu',
    'Sửa “Địa chỉ thanh toán”',
    'Xem trên Google Maps',
  ])('%s', (text) => {
    expect(faultsOf(text)).toEqual([]);
  });
});

test('one of the two ways to write a tone is told from the other', () => {
  expect(newTones('khoá tuỳ hoè TOẢ Khoá')).toHaveLength(5);
  expect(newTones('khóa tùy hòe quý quỳ toàn khuỷu huỳnh quả')).toEqual([]);
});
