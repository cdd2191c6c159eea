/** The recipient of page views and events: the host of the service, and the public key of the project. */
export interface AnalyticsProject {
  host: string;
  key: string;
}
