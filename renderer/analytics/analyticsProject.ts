/** Where page views and events go: the host of the service, and the public key of the project. */
export interface AnalyticsProject {
  host: string;
  key: string;
}
