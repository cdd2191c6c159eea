/** Returns the path of the Java that runs the Nu Html Checker, or `undefined` if there is none. */
export function findJava(): string | undefined;
