import { Window } from 'happy-dom';
import { Clock } from './clock';
import type { Run } from './compile';
import { Locks } from './locks';
import { Network } from './network';
import type { Page } from './page';
import { FakeStorage } from './storage';
import { Tab } from './tab';

/** What a page found out of an operation. */
export interface Conclusion {
  id: string;
  fate: 'done' | 'refused' | 'failed';
  /** Whether the visitor was told, where there is something to tell. */
  isTold: boolean;
}

/** A visitor's browser: tabs that share cookies, locks and `localStorage`. */
export class Browser {
  /** What documents are made by, and stay in memory for. */
  readonly realm = new Window();
  readonly clock = new Clock();
  readonly network = new Network(this.clock);
  readonly locks = new Locks();
  readonly tabs: Tab[] = [];
  readonly conclusions: Conclusion[] = [];
  readonly #shared = new FakeStorage();

  constructor(readonly run: Run) {}

  open(): Tab {
    const tab = new Tab(this);
    this.tabs.push(tab);
    return tab;
  }

  #changeOf(key: string): Event {
    return Object.assign(new this.realm.Event('storage'), { key }) as unknown as Event;
  }

  /** The common storage as a page has it: the other tabs hear of its changes. */
  storageOf(page: Page) {
    return {
      getItem: (key: string) => this.#shared.getItem(key),
      setItem: (key: string, value: string) => {
        if (this.#shared.getItem(key) === value) return;
        this.#shared.setItem(key, value);
        for (const other of this.tabs.map((tab) => tab.page))
          if (other && other !== page) other.window.dispatchEvent(this.#changeOf(key));
      },
    };
  }
}
