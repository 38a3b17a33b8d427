/** What stands in a PHP array: a list, or values by name or number. */
export type Value = string | number | boolean | Value[] | { [key: string]: Value };

/** One thing on the page that a widget could take over, as its detector describes it. */
export interface Found {
  element: HTMLElement;
  /** What people call the library; or a key of {@link Words}. */
  what: string;
  /** Of the alias. */
  attributes: Record<string, Value>;
  /** The library's files, by name or handle; without it nothing has to leave the page. */
  files?: RegExp;
  /** Its name in `mullion_replaced_libraries`. */
  standIn?: string;
  /** The jQuery plugin that the theme's own script goes on calling. */
  plugin?: string;
  /** Where the markup itself says better than its place what belongs together. */
  selector?: string;
  /** What no attribute says: a declaration of the widget's custom property. */
  style?: string;
  /** What an alias cannot carry: markup to write into the template. */
  markup?: string[];
  /** What the owner has to know or do besides. */
  note?: keyof Words;
  /** Whether our widget stands back because the old library still runs. */
  isLeft?: boolean;
}

/** @param ticking Elements whose text has changed with the seconds. */
export type Find = (page: Document, ticking: ReadonlySet<HTMLElement>) => Found[];

/** What the view says, translated by PHP. */
export interface Words {
  title: string;
  nothing: string;
  elsewhere: string;
  pages: string;
  count: string;
  open: string;
  close: string;
  leave: string;
  show: string;
  copy: string;
  copied: string;
  hidden: string;
  becomes: string;
  elements: string;
  selector: string;
  lines: string;
  everywhere: string;
  left: string;
  leftWhy: string;
  pictures: string;
  ticking: string;
  required: string;
  unknown: string;
  handle: string;
  date: string;
  template: string;
  call: string;
  measured: string;
}

/** What PHP tells the view. */
export interface Told {
  words: Words;
  /** What the owner's pages call each widget. */
  titles: Record<string, string>;
  /** Pages to go on to, each with the view. */
  pages: { title: string; url: string }[];
  /** The page without the view. */
  leave: string;
}

/** One line of the list: things alike, which one selector finds. */
export interface Entry {
  widget: string;
  what: string;
  elements: HTMLElement[];
  selector: string;
  lines: string;
  note?: keyof Words;
  isLeft: boolean;
}
