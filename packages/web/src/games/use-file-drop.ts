import { useEffect, useEffectEvent, useState } from 'react';

/** Takes files that are dropped anywhere on the page; tells whether some hover over it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [hovering, setHovering] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    function over(event: DragEvent): void {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setHovering(true);
    }
    function leave(event: DragEvent): void {
      // Going from one element to the next is no leaving of the page.
      if (event.relatedTarget === null) setHovering(false);
    }
    function drop(event: DragEvent): void {
      setHovering(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    }
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);

  return hovering;
}
