import { HomeAnchorSchema } from '#schemas/generated/pageModel.ts';
import type { HomeAnchor, HomePageModel } from '#schemas/generated/pageModel.ts';

/** Returns the anchors of the sections that the home page has. `screen` is without the sections that are not shown. */
export function homeSections(screen: Partial<HomePageModel['screen']>): HomeAnchor[] {
  return HomeAnchorSchema.options.filter((anchor) => {
    if (anchor === 'home') return true;
    return screen[anchor === 'lead-capture' ? 'leadCapture' : anchor] !== undefined;
  });
}
