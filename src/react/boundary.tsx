import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Called when the first render is in the page, and nothing after it. */
  onDrawn(): void;
  /** Called once, when what had been drawn has been taken away. */
  onCrash(error: unknown): void;
}

/**
 * Draws nothing more once something in it has thrown, at first or later. A class, because no hook hears of
 * an error; and a boundary, because Preact's roots have no `onUncaughtError`.
 */
export class Boundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override componentDidMount(): void {
    this.props.onDrawn();
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
