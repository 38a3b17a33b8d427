import { vi } from 'vitest';
import { bus } from '../../../src/bus/bus';
import type { CartConfig, Config } from '../../../src/contract/config';
import { createTranslate } from '../../../src/i18n/translate';
import type { Context } from '../../../src/registry/context';

export const STRINGS = {
  added: 'Đã thêm vào giỏ hàng.',
  removed: 'Đã xóa khỏi giỏ hàng.',
  viewCart: 'Xem giỏ hàng',
  saving: 'Xin chờ một chút, giỏ hàng đang được lưu…',
  addFailed: 'Chưa thêm được sản phẩm vào giỏ hàng.',
  changeFailed: 'Thay đổi của bạn trong giỏ hàng chưa được lưu.',
  checkConnection: 'Vui lòng kiểm tra kết nối mạng.',
  serverFailed: 'Máy chủ của cửa hàng gặp lỗi.',
  retrying: 'Đang thử lại…',
  retry: 'Thử lại',
  close: 'Đóng',
  'cart.failed': 'Chưa tải được giỏ hàng.',
  'cart.less': 'Giảm số lượng %s',
  'cart.more': 'Tăng số lượng %s',
  'cart.now': 'Số lượng: %s',
  emptyCart: 'Chưa có sản phẩm trong giỏ hàng.',
  'cart.total': 'Tạm tính:',
  'cart.removed': 'Đã xóa: %s.',
  'cart.undo': 'Hoàn tác',
  'cart.restored': 'Đã lấy lại: %s.',
  'cart.unrestored': 'Chưa lấy lại được sản phẩm.',
  'cart.unsaved': 'Chưa đổi được số lượng.',
  'cart.count': 'Giỏ hàng, %s sản phẩm',
};

export const CART_CONFIG: CartConfig = {
  ajaxUrl: '/?wc-ajax=%%endpoint%%',
  cartUrl: '/gio-hang/',
  hashKey: 'wc_cart_hash_x',
  fragmentsKey: 'wc_fragments_x',
};

/** The entry's services with spies where a test wants to look. */
export function fakeContext(config: Partial<Config> = {}) {
  return {
    version: '0.0.0',
    config: {
      base: 'https://shop.example/build/',
      rest: '',
      shared: [],
      widgets: {},
      chunks: { 'cart-aftermath': 'care.js' },
      aliases: [],
      strings: STRINGS,
      settings: {},
      cart: CART_CONFIG,
      ...config,
    },
    bus,
    cart: null as Context['cart'],
    t: createTranslate(STRINGS),
    announce: vi.fn<Context['announce']>(),
    report: vi.fn<Context['report']>(),
    load: vi.fn(),
    scan: vi.fn<Context['scan']>(),
  } satisfies Context;
}
