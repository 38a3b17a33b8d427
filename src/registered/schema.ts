import {
  type AttributeType,
  choice,
  flag,
  identifier,
  integer,
  number,
  optionalFlag,
  type Schema,
  text,
  url,
} from '../contract/attributes';
import { own } from '../contract/config';
import type { PlainAttribute, PlainSchema } from '../contract/plain-schema';
import { WidgetError } from '../report/widget-error';

type Of<Kind> = Extract<PlainAttribute, { kind: Kind }>;
type Limited = Extract<PlainAttribute, { min?: number }>;

/** Numbers that nobody limited stay exact. */
const limits = ({ min = -999_999_999, max = 999_999_999, ...rest }: Limited) =>
  ({ min, max, ...rest }) as { min: number; max: number; fallback: null };

const KINDS: Record<string, (plain: never) => AttributeType<unknown>> = {
  integer: (plain: Limited) => integer(limits(plain)),
  number: (plain: Limited) => number(limits(plain)),
  choice: ({ words, ...rest }: Of<'choice'>) => choice([...words], rest),
  flag: ({ fallback }: Of<'flag'>) =>
    fallback === null ? optionalFlag() : flag(fallback === undefined ? {} : { fallback }),
  text: (plain: Of<'text'>) => text(plain),
  identifier: (plain: Of<'identifier'>) => identifier(plain),
  url: (plain: Of<'url'>) => url(plain),
};

/**
 * Makes a schema of plain data.
 *
 * @throws WidgetError (`bad-widget`) for a kind that doesn't exist, or a choice without words.
 */
export function schemaOf(widget: string, plain: PlainSchema): Schema {
  const schema: Schema = {};
  for (const [key, attribute] of Object.entries(plain)) {
    const make = own(KINDS, attribute.kind);
    if (!make || (attribute.kind === 'choice' && !Array.isArray(attribute.words))) {
      const known = Object.keys(KINDS).join(', ');
      throw new WidgetError(
        'bad-widget',
        widget,
        `The attribute "${key}" is of the kind ${JSON.stringify(attribute.kind)}; give one of ${known}, and a choice its words.`,
      );
    }
    schema[key] = make(attribute as never);
  }
  return schema;
}
