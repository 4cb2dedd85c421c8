import { Box, Slider, Stack, Typography } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { mayBeTransparent, openPicture } from './pictureFile.ts';

/** Pixels that the picture moves with each press of an arrow key. */
const KEY_STEP = 8;

const MAX_ZOOM = 4;

interface Props {
  file: File;
  /** width divided by height of the part */
  ratio?: number;
  /** whether the part is shown as a circle */
  round?: boolean;
  /** receives the chosen part in pixels of the opened picture */
  onCrop: (area: Area) => void;
}

/** Crops a picture to a ratio, by pointer, touch or arrow keys, with zoom. */
export default function CropArea({ file, ratio = 1, round = false, onCrop }: Props): React.JSX.Element {
  const hintId = useId();
  const [image, setImage] = useState<string | null>(null);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    let isShown = true;
    // When the file cannot be opened, its field shows an error.
    openPicture(file).then(
      (picture) => isShown && setImage(mayBeTransparent(file) ? picture.toDataURL() : picture.toDataURL('image/jpeg', 0.9)),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [file]);
  return (
    <Stack sx={{ gap: 1 }}>
      <Box sx={{ position: 'relative', height: { xs: 220, sm: 280 }, bgcolor: 'deep.main' }}>
        {image !== null && (
          <Cropper
            image={image}
            crop={position}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            aspect={ratio}
            cropShape={round ? 'round' : 'rect'}
            showGrid={false}
            zoomWithScroll={false}
            keyboardStep={KEY_STEP}
            cropperProps={{ role: 'application', 'aria-label': 'Part of the picture', 'aria-describedby': hintId }}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropComplete={(_percent, area) => onCrop(area)}
          />
        )}
      </Box>
      <Stack direction="row" sx={{ gap: 3, alignItems: 'center', pr: 1.5 }}>
        <Typography component="span" aria-hidden="true" sx={{ flex: 'none' }}>
          Zoom
        </Typography>
        <Slider
          aria-label="Zoom"
          min={1}
          max={MAX_ZOOM}
          step={0.1}
          shiftStep={0.5}
          value={zoom}
          onChange={(_event, next) => setZoom(next)}
        />
      </Stack>
      <Typography id={hintId} color="textSecondary">
        Drag the picture, or move it with the arrow keys. Only what is inside the {round ? 'circle' : 'frame'} is kept.
      </Typography>
    </Stack>
  );
}
