import { Alert, Box, Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { frameLoop, QRCanvas, rearCamera, type QRCamera } from 'qr/dom.js';
import { tone } from '../../../theme/tokens.ts';

/** Milliseconds for which the same code is not read again, because it stays in front of the camera. */
const SAME_CODE_MS = 4_000;

const Picture = styled(Box)({ position: 'relative', overflow: 'hidden', borderRadius: 8, backgroundColor: tone.deep });

const Video = styled('video')({ display: 'block', width: '100%', height: '40vh', minHeight: 220, objectFit: 'cover' });

const NO_CAMERAS = 'This browser does not let the site use a camera. Please search by name.';

const STOPPED = 'The camera has stopped. Another program may be using it, or it is no longer allowed. Try again, or search by name.';

/** Keeps the screen of a phone on, where the browser can do that. @returns function that lets it go off again */
function keepScreenOn(): () => void {
  const lock = navigator.wakeLock?.request('screen').catch(() => null);
  return () => void lock?.then((held) => held?.release());
}

/** Says why there is no picture. */
function describeFailure(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError')
    return 'The camera is not allowed. Allow it in the settings of the browser for this site, or search by name.';
  // WebKit calls a camera that is missing a constraint that cannot be met.
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'This device has no camera. Please search by name.';
  return 'The camera could not be started. Another program may be using it. Please search by name.';
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

interface Props {
  onRead: (text: string) => void;
  /** Shown over the lower part of the picture. */
  children: ReactNode;
}

/** Reads QR codes with the camera, one after the other, until it is closed. The camera is off while the page is hidden. */
export default function Scanner({ onRead, children }: Props): React.JSX.Element {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [attempts, setAttempts] = useState(0);
  const isVisible = useSyncExternalStore(subscribe, () => !document.hidden);
  const read = useRef(onRead);
  useEffect(() => {
    read.current = onRead;
  });
  useEffect(() => {
    // The button below the picture has made it appear, so it may be above the window.
    video.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    const player = video.current;
    if (player === null || !isVisible) return undefined;
    let camera: QRCamera | undefined;
    let stopLoop = (): void => undefined;
    let isStopped = false;
    const last = { text: '', at: 0 };
    const canvas = new QRCanvas();
    const handleResult = (result: Awaited<ReturnType<QRCamera['readFrame']>>): void => {
      const text = typeof result === 'string' ? result : result?.find((item) => typeof item === 'string');
      if (isStopped || text === undefined || text === '') return;
      const now = performance.now();
      const isSame = text === last.text && now - last.at < SAME_CODE_MS;
      // Also when it is not read again, so that one code that is held for long is read once.
      Object.assign(last, { text, at: now });
      if (!isSame) read.current(text);
    };
    const start = async (): Promise<void> => {
      try {
        // Without HTTPS, or where the browser does not support it.
        if (navigator.mediaDevices === undefined) return setProblem(NO_CAMERAS);
        camera = await rearCamera(player);
        if (isStopped) return camera.stop();
        setProblem(null);
        // Another program has taken the camera, or it is no longer allowed. Without this, the picture would only stand still.
        const tracks = player.srcObject instanceof MediaStream ? player.srcObject.getVideoTracks() : [];
        for (const track of tracks) track.addEventListener('ended', () => !isStopped && setProblem(STOPPED));
        const started = camera;
        stopLoop = frameLoop(() => {
          started.readFrame(canvas, true).then(handleResult, () => undefined);
        }, player);
      } catch (error) {
        if (!isStopped) setProblem(describeFailure(error));
      }
    };
    void start();
    const letScreenOff = keepScreenOn();
    return () => {
      isStopped = true;
      letScreenOff();
      stopLoop();
      camera?.stop();
    };
  }, [isVisible, attempts]);
  return (
    <>
      {/* The picture stays in the page, so that the camera is tried again when somebody comes back from the settings. */}
      <Picture sx={problem === null ? undefined : { display: 'none' }}>
        <Video ref={video} muted playsInline aria-label="Picture of the camera" />
        {problem === null && <Box sx={{ position: 'absolute', insetInline: 8, bottom: 8 }}>{children}</Box>}
      </Picture>
      {problem !== null && (
        <>
          <Alert severity="warning" action={<Button onClick={() => setAttempts((count) => count + 1)}>Try again</Button>}>
            {problem}
          </Alert>
          {children}
        </>
      )}
    </>
  );
}
