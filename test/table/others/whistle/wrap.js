// As libraries do that let several modules change one method: the old one is called from within the new one.
globalThis.wrapMethod = (owner, name, wrapper) => {
  const before = owner[name];
  owner[name] = function (...given) {
    return wrapper.call(this, before.bind(this), ...given);
  };
};
