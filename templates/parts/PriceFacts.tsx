import type { PriceView } from '#schemas/generated/views.ts';

/** What a service costs and how long it takes. */
export function PriceFacts({ price, vat }: { price: PriceView; vat: string }) {
  return (
    <dl className="facts">
      <div>
        <dt>Price</dt>
        <dd>
          {price.range} {price.per}
        </dd>
      </div>
      <div>
        <dt>Duration</dt>
        <dd>{price.duration.charAt(0).toUpperCase() + price.duration.slice(1)}</dd>
      </div>
      <div>
        <dt>VAT</dt>
        <dd>{vat}</dd>
      </div>
    </dl>
  );
}
