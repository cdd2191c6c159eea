/** The reason why a file can't be downloaded. */
export type DownloadFault =
  | { reason: 'not-https' | 'private-address' | 'unknown-host' | 'too-slow' | 'unreachable' }
  | { reason: 'redirects' }
  | { reason: 'too-large'; limit: number }
  | { reason: 'status'; status: number };

/** The reason why a picture can't be shown. */
export type PictureFault =
  DownloadFault | { reason: 'svg' | 'not-a-picture' | 'damaged' | 'outside' | 'unreplaced' };
