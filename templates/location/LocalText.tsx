import type { MapCropView } from '#schemas/generated/views.ts';
import { MapCrop } from '../parts/MapCrop.tsx';

/**
 * Renders the main text of a page below its heading, with the map of the town if it has one. If the text begins with large sentences, the heading is a label
 * above them.
 */
export function LocalText({
  title,
  opening,
  rest,
  map,
  coast,
}: {
  title: string;
  /** Its first sentences, if they are to be large. */
  opening?: string;
  rest: readonly string[];
  map?: MapCropView;
  coast?: string;
}) {
  return (
    <section id="local" className="band" aria-labelledby="local-title" data-fade="usual">
      <div className="wrap local">
        <div>
          <h2 id="local-title">{title}</h2>
          {opening && <p className="opening">{opening}</p>}
        </div>
        {map && <MapCrop map={map} coast={coast} />}
        {rest.length > 0 && (
          <div className="prose">
            {rest.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
