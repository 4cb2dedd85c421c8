import { render, screen } from '@testing-library/react';
import CropArea from '../../../../src/ui/picture/CropArea.tsx';
import { Providers } from '../../../support/renderPage.tsx';

it('[DASH-03] the theme has the colours that the zoom of a picture reads', async () => {
  const file = new File(['picture'], 'river.jpg', { type: 'image/jpeg' });
  render(
    <Providers>
      <CropArea file={file} onCrop={() => {}} />
    </Providers>,
  );
  expect(await screen.findByRole('slider', { name: 'Zoom' })).toBeVisible();
});
