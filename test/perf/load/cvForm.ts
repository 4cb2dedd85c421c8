const boundary = 'load-of-applications';
const FIELDS = {
  name: 'Asha Member',
  email: 'asha@example.org',
  phoneNo: '9876543210',
  yearOfExperience: '4.5',
  city: 'Mysuru',
  employeeType: 'Full-time',
  currentCTC: '1500000',
  expectedCTC: '1800000',
};

/** Bytes of a usual CV. */
const CV_BYTES = 100 * 1024;

const cv = Buffer.alloc(CV_BYTES, '%');
cv.write('%PDF-1.4\n');

const part = (name: string, value: string): string => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const before = Object.entries(FIELDS)
  .map(([name, value]) => part(name, value))
  .join('');
const file = `--${boundary}\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;

/** The form of an application with a CV of 100 kB, ready to be sent. */
export function cvForm(jobId: string): { body: Buffer; type: string } {
  return {
    body: Buffer.concat([Buffer.from(part('jobId', jobId) + before + file), cv, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}
