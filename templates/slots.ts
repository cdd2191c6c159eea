import type { ComponentType } from 'react';
import type { SlotTemplates } from './slotTemplates.ts';

/** The name of a template that a site may replace. */
export type SlotName = keyof SlotTemplates;

/** The props of a template. */
export type SlotProps<Name extends SlotName> = Parameters<SlotTemplates[Name]>[0];

/** A component that may replace a template. */
export type Slot<Name extends SlotName> = ComponentType<SlotProps<Name>>;
