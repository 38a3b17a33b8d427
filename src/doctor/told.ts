/** What the view says, translated by PHP (`wp-plugin/src/Admin/DoctorWords.php`). */
export interface Words {
  title: string;
  open: string;
  close: string;
  leave: string;
  show: string;
  hidden: string;
  count: string;
  absent: string;
  nothing: string;
  later: string;
  waiting: string;
  ready: string;
  failed: string;
  left: string;
  off: string;
  unknown: string;
  begins: string;
  load: string;
  idle: string;
  visible: string;
  interaction: string;
  media: string;
  script: string;
  kept: string;
  started: string;
  page: string;
}

/** What PHP tells the view. */
export interface Told {
  words: Words;
  /** What the owner's pages call each widget. */
  titles: Record<string, string>;
  /** The page without the view. */
  leave: string;
}
