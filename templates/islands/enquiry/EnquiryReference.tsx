/** Renders the reference number of an enquiry, or nothing if the answer had none. */
export function EnquiryReference({ reference }: { reference: string | undefined }) {
  return reference === undefined ? null : (
    <p className="reference">
      Your reference number is <b>{reference}</b>.
    </p>
  );
}
