/** The types of the public contract: what `npm run build` packs as `wp-plugin/build/types` for other plugins. */
export type { Bus } from './bus/bus';
export type { EventName, MullionEvents } from './bus/events';
export type { Cart } from './cart/types';
export type { Moment } from './contract/config';
export type { PlainAttribute, PlainSchema } from './contract/plain-schema';
export type { MullionApi, MullionRuntime } from './global';
export type { EnhanceProps } from './react/enhance';
export type { HydrateProps } from './react/hydrate';
export type { RegisteredDefinition, RegisteredInstance } from './registry/registered';
