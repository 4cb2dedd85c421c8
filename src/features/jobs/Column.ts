import styled from '@emotion/styled';

/** The width of the board, in line with the site's header. */
export const Column = styled('div')({ maxWidth: 1328, marginInline: 'auto', paddingInline: 'clamp(16px, 2.4vw, 32px)' });
