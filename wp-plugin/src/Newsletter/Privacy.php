<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

defined('ABSPATH') || exit;

/** WordPress's tools for personal data: export, erasure, and a proposal for the privacy policy. */
final class Privacy
{
    public function __construct(private readonly Store $store) {}

    /** @return array{data: list<array<string, mixed>>, done: bool} */
    public function export(string $email): array
    {
        $subscriber = $this->store->byEmail($email);
        return ['data' => $subscriber === null ? [] : [$this->item($subscriber)], 'done' => true];
    }

    /** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
    public function erase(string $email): array
    {
        $subscriber = $this->store->byEmail($email);
        $isRemoved = $subscriber !== null && $this->store->delete($subscriber->id);
        return ['items_removed' => $isRemoved, 'items_retained' => false, 'messages' => [], 'done' => true];
    }

    public function policy(): string
    {
        $paragraphs = [
            [
                __('If you subscribe, we keep your e-mail address and the text that you agreed to.', 'mullion'),
                __('As proof we keep the time, the page, and a keyed hash of your network address.', 'mullion'),
                __('The address itself is not kept.', 'mullion'),
                __('If you let us note where you came from, we keep campaign, referring and first page.', 'mullion'),
            ],
            [
                __('An address that is not confirmed is deleted after some days.', 'mullion'),
                __('That you had subscribed and left before stays as proof when you come back.', 'mullion'),
                __('You can unsubscribe by a link in every mail; write to us to have your data deleted.', 'mullion'),
            ],
            [
                __('Sending the form may set the cookie mullion_form: a random value, against misuse.', 'mullion'),
                __('It is gone when the browser is closed.', 'mullion'),
            ],
        ];
        $text = array_map(static fn(array $sentences): string => esc_html(implode(' ', $sentences)), $paragraphs);
        return '<p>' . implode('</p><p>', $text) . '</p>';
    }

    /** @return array<string, mixed> */
    private function item(Subscriber $subscriber): array
    {
        $date = static fn(int $time): string => $time === 0 ? '' : gmdate('c', $time);
        $values = [
            __('E-mail address', 'mullion') => $subscriber->email,
            __('Status', 'mullion') => $subscriber->status->label(),
            __('Consent', 'mullion') => $subscriber->consent,
            __('Page', 'mullion') => $subscriber->source,
            __('Subscribed on', 'mullion') => $date($subscriber->created),
            __('Confirmed on', 'mullion') => $date($subscriber->confirmed),
            __('Unsubscribed on', 'mullion') => $date($subscriber->unsubscribed),
        ];
        foreach ($subscriber->history as $count => $proof) {
            unset($proof['address_hash']);
            $shown = array_map(static fn(string|int $one): string => is_int($one) ? $date($one) : $one, $proof);
            $values[sprintf('%s %d', __('Earlier subscription', 'mullion'), $count + 1)] = implode(' · ', $shown);
        }
        foreach ($subscriber->origin->values as $field => $value) {
            $values[__('Came from', 'mullion') . ": {$field}"] = $value;
        }
        $data = [];
        foreach (array_filter($values) as $name => $value) {
            $data[] = ['name' => $name, 'value' => $value];
        }
        return [
            'group_id' => 'mullion-newsletter',
            'group_label' => __('Newsletter', 'mullion'),
            'item_id' => "mullion-newsletter-{$subscriber->id}",
            'data' => $data,
        ];
    }
}
