import { timeBefore } from '#cli/age.ts';
import type { Age } from '#cli/age.ts';
import type { Project } from '#cli/project.ts';
import type { Terminal } from '#cli/terminal.ts';
import { withStore } from './withStore.ts';
import { count } from '#cli/report/amounts.ts';

/** The retention period of visits to missing pages, in days (content/legal/privacy-policy.md). */
const VISIT_DAYS = 90;

/** Runs `site enquiries purge --older-than 12m`: permanently erases older enquiries, and visits to missing pages older than 90 days. */
export async function purgeEnquiries(
  project: Project,
  terminal: Terminal,
  { olderThan }: { olderThan: Age },
): Promise<number> {
  return withStore(project, terminal, async (store) => {
    const now = new Date();
    const { enquiries, visits } = await store.purge({
      enquiries: timeBefore(now, olderThan),
      visits: timeBefore(now, { count: VISIT_DAYS, unit: 'd' }),
    });
    terminal.print(
      `Erased ${count(enquiries, 'enquiry', 'enquiries')} and ${count(visits, 'visit')} to missing pages.\n`,
    );
    return 0;
  });
}
