import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { bus } from '../bus/bus';
import { trusted } from '../dom/trusted';
import { ServerHtml } from './server-html';
import { useEnhanced } from './use-enhanced';
import { useEvent } from './use-event';

vi.mock('../dom/trusted', { spy: true });

afterEach(cleanup);

const Hint = () => <p>{useEnhanced() ? 'script' : 'server'}</p>;

function Ear({ onHear }: { onHear: (id: string) => void }) {
  useEvent(bus, 'notice-dismissed', ({ id }) => onHear(id));
  return null;
}

describe("the server's markup inside a component", () => {
  test('keeps its nodes whatever is rendered later', () => {
    const { container, rerender } = render(<ServerHtml className="c" html="<b>1</b>" />);
    const node = container.querySelector('b');
    rerender(<ServerHtml className="c" html="<b>2</b>" />);
    expect(container.querySelector('b')).toBe(node);
    expect(container.querySelector('.c[data-server-html]')?.innerHTML).toBe('<b>1</b>');
  });

  test('passes through the Trusted Types policy', () => {
    vi.mocked(trusted).mockImplementation((html) => html.toUpperCase());
    const { container } = render(<ServerHtml tag="span" className="c" html="a" />);
    expect(trusted).toHaveBeenCalledWith('a');
    expect(container.querySelector('span')?.textContent).toBe('A');
  });
});

describe('useEnhanced', () => {
  test('is false on the render that must equal what PHP printed', () => {
    expect(renderToString(<Hint />)).toBe('<p>server</p>');
  });

  test('is true from then on', () => {
    expect(render(<Hint />).container.textContent).toBe('script');
  });
});

describe('useEvent', () => {
  const say = (id: string) => act(() => bus.emit('notice-dismissed', { id }));

  test('calls the listener of the latest render, once for each event', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { rerender } = render(<Ear onHear={first} />);
    say('a');
    rerender(<Ear onHear={second} />);
    say('b');
    expect(first.mock.calls).toEqual([['a']]);
    expect(second.mock.calls).toEqual([['b']]);
  });

  test('is silent once the component is gone', () => {
    const hear = vi.fn();
    render(<Ear onHear={hear} />).unmount();
    say('a');
    expect(hear).not.toHaveBeenCalled();
  });
});
