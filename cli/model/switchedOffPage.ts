/** The reason why a site lacks a screen: its file is not there, or the folder that it lists has no entries, or both. */
export interface SwitchedOffPage {
  /** The file of the page, if it is not there. */
  file?: string;
  /** The folder of the entries that the page lists, if it has none. */
  folder?: string;
}
