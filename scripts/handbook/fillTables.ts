import { collections, singles } from '#schemas/collections.ts';
import { ImageSchema } from '#schemas/fields.ts';
import { PlainScreenSchema } from '#schemas/screen.ts';
import { fieldTable } from './fieldTable.ts';

/** Fields that every screen has; the handbook shows them once. */
const screenFields = Object.keys(PlainScreenSchema.shape);

/** The tables of the handbook by the name in their marker: collections, single files, and two that several sections share. */
const tables: Record<string, () => string> = {
  ...Object.fromEntries(
    Object.entries({ ...collections, ...singles }).map(([name, { schema }]) => {
      const isScreen = 'shape' in schema && screenFields.every((field) => field in schema.shape);
      return [name, () => fieldTable(schema, isScreen ? screenFields : [])];
    }),
  ),
  screen: () => fieldTable(PlainScreenSchema),
  picture: () => fieldTable(ImageSchema),
};

/**
 * Returns the handbook with the table after each marker `<!-- fields: towns -->` generated again from its contract. Throws if a
 * marker names no contract.
 */
export function fillTables(handbook: string): string {
  return handbook.replace(
    /(<!-- fields: (\w+) -->\n)(?:\|.*\n)*/g,
    (_, marker: string, name: string) => {
      const table = tables[name];
      if (!table) throw new Error(`There is no contract for the marker "fields: ${name}".`);
      return `${marker}${table()}\n`;
    },
  );
}
