/** What failed-answers.ts says of a cart, for a page that has no order. */
import { whenJQuery } from '../dom/when-jquery';
import { failedChanges, type Shop } from './failed-changes';
import { onFailedRequest } from './failed-request';
import { followOtherTabs } from './follow-other-tabs';

whenJQuery((jQuery: Shop) => {
  onFailedRequest(jQuery, failedChanges(jQuery));
  followOtherTabs(jQuery);
});
