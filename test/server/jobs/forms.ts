import { crc32, deflateRawSync } from 'node:zlib';
import type { JobPostForm } from '../../../shared/operations/jobs.ts';
import type { RowOf } from '../../../src/api/responses.ts';
import type { TestServer } from '../../support/server/start.ts';

/** Creates a small PDF with this text. */
export const pdf = (text = 'one page'): Buffer => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`);

/** Creates a file with the parts of a JPEG picture of this size: a frame, and a scan whose pixels are this text. */
export function jpg(text = 'a face', width = 1): Buffer {
  const frame = Buffer.from('ffc0000b080001000101011100', 'hex');
  frame.writeUInt16BE(width, 7);
  const scan = Buffer.concat([Buffer.from('ffda0008010100003f00', 'hex'), Buffer.from(text, 'latin1')]);
  return Buffer.concat([Buffer.from('ffd8', 'hex'), frame, scan, Buffer.from('ffd9', 'hex')]);
}

/** Creates a ZIP file with one entry. */
export function zip(name: string, text: string): Buffer {
  const packed = deflateRawSync(Buffer.from(text));
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(crc32(text), 14);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(text.length, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(crc32(text), 16);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(text.length, 24);
  central.writeUInt16LE(name.length, 28);
  const localPart = Buffer.concat([local, Buffer.from(name), packed]);
  const directory = Buffer.concat([central, Buffer.from(name)]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(localPart.length, 16);
  return Buffer.concat([localPart, directory, end]);
}

const openXml = 'application/vnd.openxmlformats-officedocument';
/** Creates a ZIP file with the content types of a `.docx` document. */
export const docx = (): Buffer =>
  zip('[Content_Types].xml', `<Types><Override ContentType="${openXml}.wordprocessingml.document.main+xml"/></Types>`);
/** Creates a ZIP file with the content types of an `.xlsx` spreadsheet. */
export const xlsx = (): Buffer =>
  zip('[Content_Types].xml', `<Types><Override ContentType="${openXml}.spreadsheetml.sheet.main+xml"/></Types>`);

/**
 * Creates a compound file, the container of old Office formats, with one stream. The stream `WordDocument` makes it a `.doc` document,
 * `Workbook` an `.xls` spreadsheet. Two sectors of 512 bytes follow the header: the allocation table, and the directory with the stream.
 */
export function compound(stream: string): Buffer {
  const file = Buffer.alloc(512 * 3);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 48);
  file.writeUInt32LE(0, 76);
  file.writeUInt32LE(0xfffffffd, 512);
  file.writeUInt32LE(0xfffffffe, 516);
  const name = Buffer.from(stream, 'utf16le');
  name.copy(file, 1024 + 128);
  file.writeUInt16LE(name.length + 2, 1024 + 128 + 64);
  file[1024 + 128 + 66] = 2;
  return file;
}

/** The fields of a form. A list is sent as several fields with the same name, and a buffer as a file. */
export type Fields = Record<string, string | readonly string[] | Buffer | readonly Buffer[] | undefined>;

const REQUIRED_FIELDS = {
  jobTitle: 'Scrum Master',
  jobType: 'Full-Time',
  jobCategory: 'Agile Coaching',
  jobIndustry: 'Education',
  jobQualification: ["Bachelor's Degree"],
  skills: ['Scrum', 'SQL'],
  maxjobExperience: '6',
  email: 'hr@example.org',
} satisfies RowOf<JobPostForm>;

/** Returns the required fields of a new job (POST-01), with `overrides`. */
export const jobFields = (overrides: Fields = {}): Fields => ({ ...REQUIRED_FIELDS, ...overrides });

/** Returns the fields of the form that changes a job, with lists under `field[]` (D-45). */
export function changedFields(overrides: Fields = {}): Fields {
  const { jobQualification, skills, ...rest } = jobFields(overrides);
  return { ...rest, 'jobQualification[]': jobQualification, 'skills[]': skills, status: 'unpublished' };
}

/** Returns the fields of an application (APPLY-02), with `overrides`. */
export const applicationFields = (jobId: string, overrides: Fields = {}): Fields => ({
  jobId,
  name: 'Asha Member',
  email: 'asha@example.org',
  phoneNo: '9876543210',
  yearOfExperience: '4.5',
  city: 'Mysuru',
  employeeType: 'Full-time',
  currentCTC: '1500000',
  expectedCTC: '1800000',
  cv: pdf(),
  ...overrides,
});

/** The response to a form. */
export interface TestResponse {
  status: number;
  body: { success?: boolean; message: string; error?: string; field?: string };
}

/** Sends a form, in which every file is named `cv.pdf`. */
export async function send(
  board: { server: Pick<TestServer, 'fetch'> },
  method: string,
  path: string,
  fields: Fields,
  token?: string,
): Promise<TestResponse> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    const values = Array.isArray(value) ? (value as readonly (string | Buffer)[]) : value === undefined ? [] : [value as string | Buffer];
    for (const item of values) {
      if (typeof item === 'string') form.append(name, item);
      else form.append(name, new Blob([new Uint8Array(item)], { type: 'application/pdf' }), 'cv.pdf');
    }
  }
  const response = await board.server.fetch(path, {
    method,
    body: form,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: (await response.json()) as TestResponse['body'] };
}
