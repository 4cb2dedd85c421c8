import { applicationFields } from '../../server/jobs/forms.ts';

const boundary = 'load-of-applications';

/** Bytes of a typical CV. */
const CV_BYTES = 100 * 1024;

const cvFile = Buffer.alloc(CV_BYTES, '%');
cvFile.write('%PDF-1.4\n');

const formatFormPart = (name: string, value: string): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const filePartHeader = `--${boundary}\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;

/** Returns the multipart body of an application with a CV of 100 kB. */
export function createCvForm(jobId: string): { body: Buffer; type: string } {
  const fields = Object.entries(applicationFields(jobId)).filter((field): field is [string, string] => typeof field[1] === 'string');
  const textParts = fields.map(([name, value]) => formatFormPart(name, value)).join('');
  return {
    body: Buffer.concat([Buffer.from(textParts + filePartHeader), cvFile, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}
