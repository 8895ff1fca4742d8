// The memory of the page's worker, as the browser's debugger tells it.

/** Whom to ask for the memory of the worker that this page has. */
export async function memoryOfWorker(context, page) {
  const ask = await debuggerOfWorker(context, page);
  return {
    /** What its heap takes and the buffers beside it, garbage included, in bytes. The memory of WebAssembly is not told here. */
    async taken() {
      const { totalSize, ...beside } = await ask('Runtime.getHeapUsage');
      return totalSize + outsideHeap(beside);
    },
    /** The same with only what is still used, in bytes. */
    async kept() {
      await ask('HeapProfiler.collectGarbage');
      const { usedSize, ...beside } = await ask('Runtime.getHeapUsage');
      return usedSize + outsideHeap(beside);
    },
    /** All that WebAssembly has, in bytes. */
    async webAssembly() {
      const { result } = await ask('Runtime.evaluate', {
        expression: 'WebAssembly.Memory.prototype',
      });
      const { objects } = await ask('Runtime.queryObjects', { prototypeObjectId: result.objectId });
      const { result: bytes } = await ask('Runtime.callFunctionOn', {
        objectId: objects.objectId,
        functionDeclaration:
          'function () { return this.reduce((sum, { buffer }) => sum + buffer.byteLength, 0); }',
        returnByValue: true,
      });
      return bytes.value;
    },
  };
}

function outsideHeap({ embedderHeapUsedSize, backingStorageSize }) {
  return embedderHeapUsedSize + backingStorageSize;
}

/** Gives a function that asks the debugger of the worker: messages to it go through the one of its page. */
async function debuggerOfWorker(context, page) {
  const session = await context.newCDPSession(page);
  const answers = new Map();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result, error } = JSON.parse(message);
    const asked = answers.get(id);
    answers.delete(id);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new Error(error.message));
  });
  const sessionId = await new Promise((resolve, reject) => {
    session.on('Target.attachedToTarget', (attached) => {
      if (attached.targetInfo.type === 'worker') resolve(attached.sessionId);
    });
    session
      .send('Target.setAutoAttach', {
        autoAttach: true,
        waitForDebuggerOnStart: false,
        flatten: false,
      })
      .catch(reject);
  });
  let last = 0;
  return (method, params = {}) =>
    new Promise((resolve, reject) => {
      last += 1;
      answers.set(last, { resolve, reject });
      const message = JSON.stringify({ id: last, method, params });
      session.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
    });
}
