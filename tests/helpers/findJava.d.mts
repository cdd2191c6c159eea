/** The Java that runs the Nu Html Checker; undefined where there is none. */
export function findJava(): string | undefined;
