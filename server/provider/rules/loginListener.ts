import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { isRow, toText } from '../../../shared/values.ts';
import type { CmsOperations } from '../../../shared/operations/cms.ts';
import type { Operation } from '../../platform/contract/load.ts';
import type { ProviderLogins } from '../../people/login/providerLogins.ts';
import { copyWhileSending } from '../proxy/copyWhileSending.ts';
import type { ProxyOptions } from '../proxy/register.ts';
import { parseJson } from '../../platform/security/responseBody.ts';

const isLogin = ({ operationId }: Operation): boolean => operationId === ('verifyOtp' satisfies keyof CmsOperations);

/**
 * Creates the options of a proxy with which it stores the e-mail address of every login that succeeds (D-63). The address counts because
 * the provider itself has confirmed it together with the passcode; an address that a client sends with other calls does not.
 */
export function createLoginListener({ remember }: ProviderLogins): Required<Pick<ProxyOptions, 'respond' | 'onWritten'>> {
  const emails = new WeakMap<FastifyRequest, string>();
  return {
    respond: async (request, _reply, operation) => {
      if (!isLogin(operation) || !(request.body instanceof Readable)) return false;
      request.body = copyWhileSending(request.body, (copy) => {
        const body = parseJson(copy?.toString('utf8') ?? '')?.value;
        if (isRow(body)) emails.set(request, toText(body.email));
      });
      return false;
    },
    onWritten: async (request, operation, body) => {
      const email = emails.get(request) ?? '';
      const data = isRow(body) && body.success === true ? body.data : undefined;
      const token = isRow(data) ? toText(data.token) : '';
      if (isLogin(operation) && email !== '' && token !== '') await remember(token, email);
    },
  };
}
