import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../security/httpError.ts';
import { getStatusMessage } from '../security/errors.ts';
import type { FileStore } from '../files/store.ts';
import { dropUploads, readFormFields, readForm } from './form.ts';
import type { Contract, Operation } from './load.ts';
import type { Validators } from './validators.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';

/**
 * Creates a hook that validates params, query and body of an operation. The hook puts the files of a form into `request.uploads`, and its
 * other fields into `request.body`.
 * @param store stores the files of forms
 * @returns a hook that throws HttpError 400, 413 or 415
 */
export function createRequestValidator(
  contract: Contract,
  validators: Validators,
  operation: Operation,
  store: Pick<FileStore, 'stage'>,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const checkParams = validators.getParametersCheck(operation, 'path');
  const checkQuery = validators.getParametersCheck(operation, 'query');
  const jsonSchema = operation.bodies[JSON_TYPE];
  const formSchema = operation.bodies[FORM_TYPE];
  const checkJson = jsonSchema === undefined ? undefined : validators.getJsonCheck(jsonSchema);
  const checkForm = formSchema === undefined ? undefined : validators.getFormCheck(formSchema);
  const fields = formSchema === undefined ? undefined : readFormFields(contract.document, formSchema);

  return async (request, reply) => {
    checkParams?.(request.params);
    checkQuery?.(request.query);
    if (!checkJson && !checkForm) return;

    if (request.isMultipart()) {
      if (!checkForm || !fields) throw new HttpError(415, getStatusMessage(415));
      const form = await readForm(request, fields, store);
      request.uploads = form.uploads;
      // When a response was sent meanwhile, no handler runs, so the uploads are deleted here.
      if (reply.sent) return dropUploads(form.uploads);
      const fileFields = [...Object.keys(form.uploads), ...form.unknownFiles];
      // A placeholder stands for each file, so that the validation finds missing required files.
      for (const name of fileFields) form.fields[name] = 'file';
      try {
        checkForm(form.fields);
      } catch (error) {
        await dropUploads(form.uploads);
        throw error;
      }
      for (const name of fileFields) delete form.fields[name];
      request.body = form.fields;
    } else if (request.body === undefined || request.body === null) {
      if (operation.isBodyRequired) throw new HttpError(400, 'The request needs a body.');
    } else {
      if (!checkJson) throw new HttpError(415, getStatusMessage(415));
      checkJson(request.body);
    }
  };
}
