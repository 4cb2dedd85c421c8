import { TestEnvironment } from 'jest-environment-jsdom';
import { compileOnce } from './compileOnce.ts';

compileOnce();

/**
 * Web APIs that jsdom lacks or that must be Node's own, so that fetch, its bodies and its abort signals work together.
 * MessageChannel is left out on purpose: React would use Node's one for scheduling, and its open port would keep the run alive.
 */
const nodeGlobals = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'File',
  'Blob',
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'CompressionStream',
  'DecompressionStream',
  'structuredClone',
  'Uint8Array',
  'ArrayBuffer',
] as const;

/** jsdom with Node's fetch and its classes. Packages such as msw/node and react-router are resolved by their entries for Node.js. */
export default class BrowserEnvironment extends TestEnvironment {
  private JsdomFormData = FormData;

  override async setup(): Promise<void> {
    await super.setup();
    this.JsdomFormData = this.global.FormData;
    for (const name of nodeGlobals) {
      Object.defineProperty(this.global, name, { value: globalThis[name], configurable: true, writable: true });
    }
    this.acceptNodeSignals();
    this.acceptFormElements();
  }

  /** Makes FormData accept form elements. Node's class does not, so jsdom's class, which `setup` has saved, reads them. */
  private acceptFormElements(): void {
    const { JsdomFormData } = this;
    this.global.FormData = class extends FormData {
      /** Makes `instanceof FormData` true also for the form data of Node's requests and responses. */
      static override [Symbol.hasInstance](value: unknown): boolean {
        return Function.prototype[Symbol.hasInstance].call(FormData, value);
      }

      constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
        super();
        if (form === undefined) return;
        for (const [name, value] of new JsdomFormData(form, submitter)) this.append(name, value);
      }
    };
  }

  /** Makes `addEventListener` accept Node's abort signals, which jsdom refuses: takes the signal out of the options and handles it. */
  private acceptNodeSignals(): void {
    const target = this.global.EventTarget.prototype;
    const add = target.addEventListener;
    target.addEventListener = function addEventListener(type, listener, options) {
      const signal = typeof options === 'object' ? options.signal : undefined;
      if (typeof options !== 'object' || !signal) return add.call(this, type, listener, options);
      if (signal.aborted) return undefined;
      signal.addEventListener('abort', () => this.removeEventListener(type, listener, options.capture), { once: true });
      return add.call(this, type, listener, { capture: options.capture, once: options.once, passive: options.passive });
    };
  }

  override exportConditions(): string[] {
    return ['node', 'node-addons'];
  }
}
