<?php

return [
    'domain' => 'mullion',
    'language' => 'vi',
    'plural-forms' => 'nplurals=1; plural=0;',
    'messages' => [
        'Added to the cart.' => 'Đã thêm vào giỏ hàng.',
        'Removed from the cart.' => 'Đã xóa khỏi giỏ hàng.',
        'View cart' => 'Xem giỏ hàng',
        'One moment, your cart is being saved…' => 'Xin chờ một chút, giỏ hàng đang được lưu…',
        'The product could not be added to the cart. Please check your connection.' => 'Chưa thêm được sản phẩm vào giỏ hàng. Vui lòng kiểm tra kết nối mạng.',
        'This product cannot be added to the cart.' => 'Không thể thêm sản phẩm này vào giỏ hàng.',
        'Try again' => 'Thử lại',
        'Close' => 'Đóng',
        'Your cart could not be loaded.' => 'Chưa tải được giỏ hàng.',
        'Cart, %s item' => 'Giỏ hàng, %s sản phẩm',
        'Cart, %s items' => 'Giỏ hàng, %s sản phẩm',
        'Mini-cart' => 'Giỏ hàng nhỏ',
        'Cart' => 'Giỏ hàng',
        'Your cart' => 'Giỏ hàng của bạn',
        'Store notice' => 'Thông báo của cửa hàng',
        'Dismiss' => 'Bỏ qua',
    ],
];
