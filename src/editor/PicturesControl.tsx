import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { BaseControl, Button } from '@wordpress/components';
import { type Field, say } from './block';

interface Props {
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
}

export interface Medium {
  id: number;
  url: string;
  alt?: string;
}

/** Chooses one picture, or several in their order, from the media library. */
export function PicturesControl({ field: { kind, label }, value, onChange }: Props) {
  const isMany = kind === 'pictures';
  const ids = [value ?? []].flat();
  const select = (chosen: Medium | Medium[]) => {
    const all = [chosen].flat().map(({ id }) => id);
    onChange(isMany ? all : all[0]);
  };
  return (
    <BaseControl __nextHasNoMarginBottom label={`${label} (${ids.length})`}>
      <div className="mullion-editor__media">
        <MediaUploadCheck>
          <MediaUpload
            allowedTypes={['image']}
            multiple={isMany}
            gallery={isMany}
            value={isMany ? ids : ids[0]}
            onSelect={select}
            render={({ open }: { open: () => void }) => (
              <Button variant="secondary" onClick={open}>
                {say(isMany ? 'choosePictures' : 'choosePicture')}
              </Button>
            )}
          />
        </MediaUploadCheck>
        {ids.length > 0 && (
          <Button variant="link" isDestructive onClick={() => onChange(undefined)}>
            {say('remove')}
          </Button>
        )}
      </div>
    </BaseControl>
  );
}
