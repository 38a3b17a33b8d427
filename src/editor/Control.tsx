import { SelectControl, TextareaControl, TextControl, ToggleControl } from '@wordpress/components';
import { type Field, type Node, say } from './block';
import { PicturesControl } from './PicturesControl';
import { refusalOf } from './refused';

interface Props {
  field: Field;
  value: unknown;
  /** What counts while it is empty; shown in the field. */
  fallback: string;
  /** Gets nothing where the widget's own default is to count. */
  onChange: (value: unknown) => void;
}

/** WordPress's newer sizes, which become the only ones. */
const SIZES = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true };
const common = ({ field: { label, help } }: Props) => ({ ...SIZES, label, help });
const orNothing = (text: string) => (text === '' ? undefined : text);

function Flag(props: Props) {
  const { value, onChange } = props;
  return (
    <ToggleControl
      {...common(props)}
      checked={value === true}
      onChange={(isOn: boolean) => onChange(isOn || undefined)}
    />
  );
}

/** Neither yes nor no until it is said. */
function OptionalFlag(props: Props) {
  const { value, onChange } = props;
  const options = [
    { value: '', label: say('default') },
    { value: 'true', label: say('yes') },
    { value: 'false', label: say('no') },
  ];
  const change = (text: string) => onChange(text === '' ? undefined : text === 'true');
  return <SelectControl {...common(props)} value={String(value ?? '')} options={options} onChange={change} />;
}

function Choice(props: Props) {
  const { field, value, fallback, onChange } = props;
  const options = field.words?.map((word) => ({ value: word, label: field.choices?.[word] ?? word }));
  return <SelectControl {...common(props)} value={value ?? fallback} options={options} onChange={onChange} />;
}

function Paragraph(props: Props) {
  const { value, fallback, onChange } = props;
  const change = (text: string) => onChange(orNothing(text));
  return <TextareaControl {...common(props)} value={value ?? ''} placeholder={fallback} onChange={change} />;
}

function Line(props: Props) {
  const { field, value, fallback, onChange } = props;
  const { kind, min, max } = field;
  const isNumber = kind === 'integer' || kind === 'number';
  const limits = isNumber ? { min, max, step: kind === 'integer' ? 1 : 'any' } : {};
  const refusal = refusalOf(field, value);
  return (
    <TextControl
      {...common(props)}
      {...limits}
      help={refusal ?? field.help}
      aria-invalid={refusal !== undefined || undefined}
      type={isNumber ? 'number' : typeOf(kind, value)}
      placeholder={fallback}
      value={value ?? ''}
      onChange={(text: string) => onChange(isNumber && text !== '' ? Number(text) : orNothing(text))}
    />
  );
}

/** A date with an offset, as code may have written it, is none that the browser's own field shows. */
const typeOf = (kind: string, value: unknown) =>
  kind === 'date-time' && /^(\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?)?$/.test(String(value ?? ''))
    ? 'datetime-local'
    : 'text';

const CONTROLS: Record<string, (props: Props) => Node> = {
  flag: Flag,
  'optional-flag': OptionalFlag,
  choice: Choice,
  paragraph: Paragraph,
  picture: PicturesControl,
  pictures: PicturesControl,
};

/** The control that a field's kind asks for; a line of text where no other does. */
export function Control(props: Props) {
  const Kind = CONTROLS[props.field.kind] ?? Line;
  return <Kind {...props} />;
}
