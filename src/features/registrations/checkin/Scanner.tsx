import { Alert, Box, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { frameLoop, QRCanvas, rearCamera, type QRCamera } from 'qr/dom.js';
import { tone } from '../../../theme/tokens.ts';

/** Milliseconds for which the same code is not read again, because it stays in front of the camera. */
const SAME_CODE_MS = 4_000;

const Video = styled('video')({ display: 'block', width: '100%', maxHeight: '45vh', objectFit: 'cover', backgroundColor: tone.deep });

/** Says why there is no picture. */
function describeFailure(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError')
    return 'The camera is not allowed. Allow it in the settings of the browser for this site, or search by name.';
  if (name === 'NotFoundError') return 'This device has no camera. Please search by name.';
  return 'The camera could not be started. Another program may be using it. Please search by name.';
}

/** Reads QR codes with the camera, one after the other, until it is closed or hidden. */
export default function Scanner({ onRead }: { onRead: (text: string) => void }): React.JSX.Element {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const read = useRef(onRead);
  useEffect(() => {
    read.current = onRead;
  });
  useEffect(() => {
    const player = video.current;
    if (player === null) return undefined;
    let camera: QRCamera | undefined;
    let stopLoop = (): void => undefined;
    let isStopped = false;
    const last = { text: '', at: 0 };
    const canvas = new QRCanvas();
    const handleResult = (result: Awaited<ReturnType<QRCamera['readFrame']>>): void => {
      const text = typeof result === 'string' ? result : result?.find((item) => typeof item === 'string');
      if (isStopped || text === undefined || text === '') return;
      const now = performance.now();
      if (text === last.text && now - last.at < SAME_CODE_MS) return;
      Object.assign(last, { text, at: now });
      read.current(text);
    };
    const start = async (): Promise<void> => {
      try {
        // Without HTTPS there is no camera.
        if (navigator.mediaDevices === undefined) throw new Error('There is no camera.');
        camera = await rearCamera(player);
        if (isStopped) return camera.stop();
        const started = camera;
        stopLoop = frameLoop(() => {
          started.readFrame(canvas, true).then(handleResult, () => undefined);
        }, player);
      } catch (error) {
        setProblem(describeFailure(error));
      }
    };
    void start();
    return () => {
      isStopped = true;
      stopLoop();
      camera?.stop();
    };
  }, []);
  if (problem !== null) return <Alert severity="warning">{problem}</Alert>;
  return (
    <Stack sx={{ gap: 1 }}>
      <Box sx={{ borderRadius: 1, overflow: 'hidden' }}>
        <Video ref={video} muted playsInline aria-label="Picture of the camera" />
      </Box>
      <Typography variant="body2" color="textSecondary">
        Hold a code in front of the camera.
      </Typography>
    </Stack>
  );
}
