/**
 * The lighter entry and the script that notes where an order comes from in one file, for the many pages that have both:
 * a request less (wp-plugin/src/Assets/JoinedEntry.php).
 */
import './shop/first-of-two';
import './cart-entry';
