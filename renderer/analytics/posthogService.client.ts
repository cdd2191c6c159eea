import posthog from 'posthog-js/dist/module.slim.no-external';
// This script puts error hooks on the window, where the service looks for them.
import 'posthog-js/dist/exception-autocapture';
import type ErrorHooks from 'posthog-js/dist/exception-autocapture';
import type { AnalyticsProject } from './analyticsProject.ts';

declare global {
  interface Window {
    __PosthogExtensions__?: { errorWrappingFunctions?: typeof ErrorHooks };
  }
}

let isStarted = false;
/** Whether reports are sent. */
let isRunning = false;
/** The functions that remove the hooks for errors. */
const unhook: (() => void)[] = [];

/**
 * Starts the service, or resumes it after a withdrawal, and reports the page view. Does nothing if the service is running. The slim bundle
 * is half the size of the usual one. It would fetch its error hooks from its own host, so they are installed here.
 */
export function start({ host, key }: AnalyticsProject): void {
  if (isRunning) return;
  isRunning = true;
  if (isStarted) {
    posthog.opt_in_capturing({ captureEventName: false });
  } else {
    isStarted = true;
    posthog.init(key, {
      api_host: host,
      debug: false,
      capture_exceptions: true,
      // Page views are reported below, and events by the parts of the page. Nothing else is reported.
      capture_pageview: false,
      capture_pageleave: false,
      autocapture: false,
      disable_session_recording: true,
      disable_surveys: true,
      advanced_disable_flags: true,
      disable_external_dependency_loading: true,
      cross_subdomain_cookie: false,
      person_profiles: 'identified_only',
      // The fragment of the thank-you page has a reference number, which would link the reports to a name.
      disable_capture_url_hashes: true,
    });
  }
  const captureError = (properties: object) =>
    void posthog.capture('$exception', { ...properties });
  const hooks = window.__PosthogExtensions__?.errorWrappingFunctions;
  if (hooks)
    unhook.push(hooks.wrapOnError(captureError), hooks.wrapUnhandledRejection(captureError));
  capturePageView();
}

/** Reports a view of this page: its path and query. */
export function capturePageView(): void {
  posthog.capture('$pageview', { path: location.pathname + location.search });
}

/** Reports an event. */
export function capture(name: string, properties: Record<string, string>): void {
  posthog.capture(name, properties);
}

/** Stops all reports. The caller removes the stored data afterwards. */
export function stop(): void {
  if (!isRunning) return;
  isRunning = false;
  for (const remove of unhook.splice(0)) remove();
  posthog.opt_out_capturing();
}
