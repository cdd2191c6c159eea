import type { Project } from '#cli/project.ts';
import type { Terminal } from '#cli/terminal.ts';

/** The project that commands work on, and the terminal that they print to. */
export interface Session {
  /** Returns the project that the options of the command line name. Ends the process if there is no site. */
  project: () => Project;
  terminal: Terminal;
}
