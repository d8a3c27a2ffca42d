/** Name of the control group for tools that change the battlefield by hand, and of the layer that it works on. */
export const FIELD_CONTROLS = 'pdcField';

const listeners: (() => void)[] = [];

/** The tool of that group that the user of this client has chosen. */
export const fieldTool = {
  get chosen(): string | null {
    return ui.controls?.control?.name === FIELD_CONTROLS ? (ui.controls.tool?.name ?? null) : null;
  },
  /** Tells that another tool may have been chosen. */
  renew(): void {
    // The controls are still changing when they say so.
    setTimeout(() => {
      for (const listener of listeners) listener();
    }, 0);
  },
  /** Goes back to choosing tokens; false if none of these tools is chosen. */
  leave(): boolean {
    if (this.chosen === null) return false;
    void ui.controls?.activate({ control: 'tokens', tool: 'select' });
    this.renew();
    return true;
  },
  /** Calls back whenever another tool may have been chosen. */
  onChange(listener: () => void): void {
    listeners.push(listener);
  },
};
