import type { Picture } from '../../api/models/picture.ts';

/** A picture for shared links (NAV-04), where it is one that social networks can show: drawings are not. */
export const sharedPicture = (picture: Picture | null | undefined): { image?: string } =>
  picture && /\.(?:jpe?g|png|webp)(?:$|\?)/i.test(picture.url) ? { image: picture.url } : {};
