export declare const BUNDLE_FOLDER: string;
export declare const BUNDLE_ENTRY: string;
export declare const BUNDLE_STATES: string;
export declare function currentBundle(root: string, folder?: string): string | undefined;
export declare function fileState(path: string): string;
