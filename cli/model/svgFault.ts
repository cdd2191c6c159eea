/** A part of an SVG file that the site cannot use. */
export type SvgFault =
  /** The file is not well-formed. */
  | { kind: 'broken' }
  /** The root element is not `<svg>`. */
  | { kind: 'root'; found: string }
  /** The root element has no usable `viewBox`. */
  | { kind: 'view-box'; found?: string }
  /** The file has an element that runs code, loads another file or needs a font. */
  | { kind: 'element'; found: string }
  /** An attribute runs code, or is forbidden by the content security policy. */
  | { kind: 'attribute'; found: string; element: string }
  /** An attribute refers to something outside the file, or to an id that it does not have. */
  | { kind: 'reference'; found: string }
  /** A picture below `public/` has an element or an attribute that runs code, or loads a file from another site. */
  | { kind: 'runs'; found: string }
  | { kind: 'loads'; found: string }
  /** Such a picture has HTML or declares entities, which many programs do not show. */
  | { kind: 'foreign'; found: string }
  /** The drawing draws nothing. */
  | { kind: 'empty' }
  /** The markup for a page is too large, in bytes. */
  | { kind: 'size'; bytes: number; limit: number };
